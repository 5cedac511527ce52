import { CloudCheck, Mail, RotateCw, Smartphone, Wifi, WifiOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { localizedPath } from '#core/language-path.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

const STEPS = [
  { icon: Wifi, title: 'wifi.title', text: 'wifi.text' },
  { icon: Mail, title: 'email.title', text: 'email.text' },
  { icon: Smartphone, title: 'installed.title', text: 'installed.text' },
] as const;

/** The service worker shows this instead of a page that cannot be fetched. */
export function OfflineScreen() {
  const t = useMessages('offline');
  return (
    <>
      <OfflinePicture />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('lead')}</p>
      {/* `offline.js` shows it in a browser that keeps an eSIM; then it is the main action (offline.css). */}
      <a
        id="offline-saved"
        href={localizedPath('/dashboard/saved', useLanguage())}
        hidden
        className={`offline-saved ${buttonClass('primary')}`}
      >
        <CloudCheck aria-hidden="true" className="size-5" />
        {t('saved')}
      </a>
      <h2 className="mt-6 text-xl">{t('next')}</h2>
      <ul className="mt-4 grid gap-5">
        {STEPS.map(({ icon, title, text }) => (
          <OfflineStep key={title} icon={icon} title={t(title)} text={t(text)} />
        ))}
      </ul>
      <div className="offline-retry">
        <p role="status" className="mb-3 flex items-center justify-center gap-2 text-ink-soft">
          <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-warn" />
          {t('waiting')}
        </p>
        <a id="offline-retry" href="" className={`w-full ${buttonClass('primary')}`}>
          <RotateCw aria-hidden="true" className="size-5" />
          {t('retry')}
        </a>
      </div>
    </>
  );
}

/** A world map with a dashed route. */
function OfflinePicture() {
  return (
    <div className="offline-picture" aria-hidden="true">
      <div className="offline-land" />
      <svg viewBox="0 0 360 140" className="absolute inset-0 size-full" fill="none">
        <path
          d="M50 92 Q180 6 318 100"
          className="stroke-ink-soft"
          strokeWidth="2"
          strokeDasharray="4 6"
          strokeLinecap="round"
        />
        <circle cx="50" cy="92" r="5" className="fill-ink" />
        <circle cx="318" cy="100" r="6" className="stroke-coral" strokeWidth="3" />
      </svg>
      <span className="offline-mark">
        <WifiOff className="size-6" />
      </span>
    </div>
  );
}

type StepProperties = Readonly<{ icon: LucideIcon; title: string; text: string }>;

function OfflineStep({ icon: Icon, title, text }: StepProperties) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-x-3">
      <span className="offline-step-icon" aria-hidden="true">
        <Icon className="size-5" />
      </span>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-0.5 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
