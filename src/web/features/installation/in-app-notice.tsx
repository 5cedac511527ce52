import { TriangleAlert } from 'lucide-react';
import { CopyButton } from '../../esims/copy-button.tsx';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDevice } from '../../visitor/use-device.ts';

/** `path` is what the other browser opens after a sign-in. Empty in a browser of its own. */
export function InAppNotice({ path }: Readonly<{ path: string }>) {
  const t = useMessages('install');
  const { inApp } = useDevice();
  const { origin } = usePageFacts();
  const localized = useLocalizedPath();
  if (inApp === null) return null;
  const { app, opensIn: browser } = inApp;
  return (
    <section className="install-warning my-4">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid justify-items-start gap-3">
        <h3 className="text-xl">{t('inApp.title', { browser })}</h3>
        <p className="font-normal">
          {app === null ? t('inApp.textUnnamed', { browser }) : t('inApp.text', { app, browser })}
        </p>
        <CopyButton text={origin + localized(path)} words={t('inApp.copy')} copiedWords={t('inApp.copied')} />
      </div>
    </section>
  );
}
