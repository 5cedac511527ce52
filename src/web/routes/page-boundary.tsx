import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

/** Keeps header and footer when the screen between them fails. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundScreen />
  ) : (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <ErrorScreen />
    </div>
  );
}
