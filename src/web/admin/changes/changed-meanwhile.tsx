import type { ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  /** What is stored now, and what this person wanted, in the words of the screen. */
  stored: ReactNode;
  mine: ReactNode;
  onKeepStored: () => void;
  onSaveMine: () => void;
}>;

/** Two people edited the same thing: both versions, two buttons, nothing is overwritten by itself. */
export function ChangedMeanwhile({ stored, mine, onKeepStored, onSaveMine }: Properties) {
  const t = useMessages('admin');
  return (
    <div role="alert" className="admin-notice admin-notice-warn">
      <p className="admin-strong">{t('conflict.title')}</p>
      <dl className="admin-versions">
        <dt>{t('conflict.stored')}</dt>
        <dd>{stored}</dd>
        <dt>{t('conflict.mine')}</dt>
        <dd>{mine}</dd>
      </dl>
      <div className="admin-actions">
        <button type="button" className={buttonClass('quiet')} onClick={onKeepStored}>
          {t('conflict.keepStored')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onSaveMine}>
          {t('conflict.saveMine')}
        </button>
      </div>
    </div>
  );
}
