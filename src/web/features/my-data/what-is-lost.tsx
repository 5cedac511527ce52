import { TriangleAlert } from 'lucide-react';
import type { ShownDeletion } from '#contract/account/my-data.ts';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import { useMessages } from '../../language/use-messages.ts';

/** What is deleted, what is kept and why, and what this customer should do first. */
export function WhatIsLost({ deletion }: Readonly<{ deletion: ShownDeletion }>) {
  const t = useMessages('my-data');
  const { uninstalledEsims, unopenedGifts, openedGifts } = deletion;
  const warnings = [
    ...(uninstalledEsims > 0 ? [t('delete.uninstalledEsims', { count: uninstalledEsims })] : []),
    ...(unopenedGifts > 0 ? [t('delete.unopenedGifts', { count: unopenedGifts })] : []),
    ...(openedGifts > 0 ? [t('delete.openedGifts', { count: openedGifts })] : []),
  ];
  return (
    <>
      {warnings.length > 0 ? (
        <ul className="notice-card">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-3 font-semibold">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Points heading={t('delete.goneHeading')} points={t('delete.gone')} />
      <Points
        heading={t('delete.keptHeading')}
        points={t('delete.kept', { days: RETENTION_DAYS.accountMails })}
      />
    </>
  );
}

function Points({ heading, points }: Readonly<{ heading: string; points: string }>) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5">
        {points.split('\n').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
