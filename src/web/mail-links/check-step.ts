import { data } from 'react-router';

type Request = Readonly<{ params: Readonly<{ step?: string | undefined }> }>;

/** The loader of a page whose path has a step: a step that does not exist is answered with 404. */
export function checkStep(steps: readonly string[]) {
  return ({ params: { step = '' } }: Request) => data(null, { status: steps.includes(step) ? 200 : 404 });
}
