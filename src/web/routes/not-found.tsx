import { data } from 'react-router';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundScreen;
