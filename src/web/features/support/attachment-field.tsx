import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { CircleAlert, FileText, Image, Paperclip, Trash2 } from 'lucide-react';
import { ACCEPTED_FILES } from '#core/support/attachments/attachment-rules.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { fileSize } from '../../support/file-size.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fieldId } from './form-field.tsx';
import type { UploadState, useUpload } from './use-upload.ts';

/** One file: choose, watch it upload, stop or remove it. */
export function AttachmentField({ upload }: Readonly<{ upload: ReturnType<typeof useUpload> }>) {
  const t = useMessages('support');
  const input = useRef<HTMLInputElement>(null);
  const aboutId = useId();
  const { state } = upload;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    if (file !== undefined) upload.start(file);
  };
  const open = () => input.current?.click();
  const focusButton = () => document.getElementById(fieldId('file'))?.focus();
  return (
    <div role="group" aria-label={t('file.label')} className="grid gap-1.5">
      <input ref={input} type="file" accept={ACCEPTED_FILES} className="hidden" onChange={choose} />
      {state.kind === 'none' ? (
        <button
          type="button"
          id={fieldId('file')}
          className="support-choose"
          aria-describedby={aboutId}
          onClick={open}
        >
          <Paperclip aria-hidden="true" className="size-5 shrink-0" />
          {t('file.choose')}
        </button>
      ) : (
        <FileRow
          state={state}
          onAnother={open}
          onRetry={upload.retry}
          onRemove={() => {
            upload.remove();
            // The button appears with the next render.
            requestAnimationFrame(focusButton);
          }}
        />
      )}
      <p id={aboutId} className="text-sm text-ink-soft">
        {state.kind === 'none' && state.isStopped ? t('file.stopped') : t('file.about')}
      </p>
    </div>
  );
}

type RowProperties = Readonly<{
  state: Exclude<UploadState, { kind: 'none' }>;
  onAnother: () => void;
  onRetry: () => void;
  onRemove: () => void;
}>;

function FileRow({ state, onAnother, onRetry, onRemove }: RowProperties) {
  const t = useMessages('support');
  if (state.kind === 'uploading') return <Uploading state={state} onStop={onRemove} />;
  if (state.kind === 'done') return <Uploaded state={state} onRemove={onRemove} />;
  const words = FAILURE_WORDS[state.why];
  return (
    <div className="support-file" data-state="refused">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      <FileWords name={state.name}>
        <span role="alert" className="text-bad">
          <strong>{t(`file.${words}Title`)}</strong>
          {'. '}
          {t(`file.${words}`)}
        </span>
      </FileWords>
      <div className="support-file-actions">
        <button
          type="button"
          id={fieldId('file')}
          className={buttonClass('quiet')}
          onClick={state.canRetry ? onRetry : onAnother}
        >
          {t(state.canRetry ? 'file.retry' : 'file.another')}
        </button>
        <Remove name={state.name} onRemove={onRemove} />
      </div>
    </div>
  );
}

const FAILURE_WORDS = {
  'too-large': 'tooLarge',
  'wrong-type': 'wrongType',
  empty: 'empty',
  'too-many': 'tooMany',
  failed: 'failed',
  gone: 'gone',
} as const;

type UploadingProperties = Readonly<{
  state: Extract<UploadState, { kind: 'uploading' }>;
  onStop: () => void;
}>;

function Uploading({ state: { name, share }, onStop }: UploadingProperties) {
  const t = useMessages('support');
  const percent = Math.floor(share * 100);
  const words = percent < 100 ? t('file.uploading', { percent }) : t('file.checking');
  return (
    <div className="support-file">
      <Paperclip aria-hidden="true" className="size-5 shrink-0" />
      <FileWords name={name}>
        <progress className="support-progress" max={100} value={percent} aria-label={name} />
        <span className="tabular-nums">{words}</span>
      </FileWords>
      <button type="button" id={fieldId('file')} className={buttonClass('quiet')} onClick={onStop}>
        {t('file.stop')}
      </button>
    </div>
  );
}

type UploadedProperties = Readonly<{ state: Extract<UploadState, { kind: 'done' }>; onRemove: () => void }>;

function Uploaded({ state: { file }, onRemove }: UploadedProperties) {
  const t = useMessages('support');
  const language = useLanguage();
  const isPdf = file.contentType === 'application/pdf';
  const Icon = isPdf ? FileText : Image;
  const size = fileSize(file.bytes, language);
  return (
    <div className="support-file">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <FileWords name={file.fileName}>
        <span role="status">{t(isPdf ? 'file.donePdf' : 'file.done', { size })}</span>
      </FileWords>
      <Remove name={file.fileName} onRemove={onRemove} />
    </div>
  );
}

function FileWords({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="support-file-text">
      <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      {children}
    </div>
  );
}

function Remove({ name, onRemove }: Readonly<{ name: string; onRemove: () => void }>) {
  const t = useMessages('support');
  return (
    <button
      type="button"
      className={buttonClass('bare')}
      aria-label={t('file.remove', { name })}
      onClick={onRemove}
    >
      <Trash2 aria-hidden="true" className="size-5" />
    </button>
  );
}
