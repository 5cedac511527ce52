/** Placeholder for content; `className` gives it the content's size. */
export function Skeleton({ className }: Readonly<{ className: string }>) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />;
}
