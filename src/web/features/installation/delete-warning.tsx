import { TriangleAlert } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

/** Said before somebody deletes the profile: the network issues its code for one installation. */
export function DeleteWarning({ count = 1 }: Readonly<{ count?: number }>) {
  const t = useMessages('install');
  return (
    <section className="install-warning mt-8">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div>
        <h3 className="text-xl">{t('delete.title', { count })}</h3>
        <p className="font-normal">{t('delete.text', { count })}</p>
      </div>
    </section>
  );
}
