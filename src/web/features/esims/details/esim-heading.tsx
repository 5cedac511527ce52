import { useRef, useState } from 'react';
import { Pencil } from 'lucide-react';
import { EsimNameFields } from '#contract/forms.ts';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { shownStatus } from '#core/esims/dashboard/shown-status.ts';
import { isNotToInstall, noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { focusFirstOnMount } from '../../../browser/move-focus.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { GiftLine } from '../../../gifts/gift-line.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { NoInstallNotice } from '../../../esims/no-install-notice.tsx';
import { useNow } from '../../../esims/use-now.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { EsimStatus } from '../pass/esim-status.tsx';
import { GivenLine } from '../pass/given-line.tsx';
import { useRename } from '../../../esims/use-esim-changes.ts';

/** What the eSIM is called, its status, and the button that gives it another name. */
export function EsimHeading({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const now = useNow();
  // The notice and the line of the gift or the link say the same.
  const isSaidBelow = shownStatus(esim, now) === noInstallReason(esim);
  const close = () => {
    setIsRenaming(false);
    // The button is hidden while the form is open, so it can get the focus only after the next render.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <header className="mb-6 grid justify-items-start gap-2">
      <h1 className="flex items-center gap-3 text-3xl md:text-4xl">
        <CoverageMark esim={esim} />
        <span className="min-w-0 hyphens-auto wrap-break-word">{esim.name ?? unbrokenData(esim.title)}</span>
      </h1>
      {esim.name === null ? null : <p className="text-ink-soft">{unbrokenData(esim.title)}</p>}
      {isSaidBelow ? null : <EsimStatus esim={esim} />}
      {esim.gift === null ? null : <GiftLine gift={esim.gift} />}
      <GivenLine esim={esim} />
      {isNotToInstall(esim, planEnd(esim, now)) ? <NoInstallNotice esim={esim} /> : null}
      <button
        ref={button}
        type="button"
        hidden={isRenaming}
        className={isRenaming ? 'hidden' : buttonClass('chip')}
        onClick={() => setIsRenaming(true)}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t(esim.name === null ? 'details.nameIt' : 'details.rename')}
      </button>
      {isRenaming ? <RenameForm esim={esim} onClose={close} /> : null}
    </header>
  );
}

type FormProperties = Readonly<{ esim: MyEsim; onClose: () => void }>;

/** Closes at once: the new name is shown before it is saved. */
function RenameForm({ esim, onClose }: FormProperties) {
  const t = useMessages('esims');
  const rename = useRename(esim);
  const form = useForm({ texts: { name: esim.name ?? '' }, ticks: {} });
  const submit = form.handle({
    schema: EsimNameFields,
    send: async ({ name }) => {
      onClose();
      if (await rename(name)) return null;
      toasts.show({
        title: t('details.renameFailed'),
        text: t('details.renameFailedText'),
        tone: 'bad',
      });
      return null;
    },
  });
  return (
    <form
      {...form.frame}
      className="notice-card w-full max-w-xl justify-items-stretch gap-4"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div ref={focusFirstOnMount} className="grid gap-1.5">
        <TextField
          {...form.text('name')}
          label={t('details.name')}
          type="text"
          autoComplete="off"
          required={false}
          maxLength={MAX_ESIM_NAME_LENGTH}
          message={t('details.nameInvalid')}
        />
        <p className="text-sm text-ink-soft">{t('details.nameHint', { max: MAX_ESIM_NAME_LENGTH })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')}>
          {t('details.save')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {t('details.cancel')}
        </button>
      </div>
    </form>
  );
}
