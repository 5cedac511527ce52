import { useId, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import type { PreviewResponse } from '#contract/admin/catalogue.ts';
import { MAX_FILE_BYTES } from '#core/catalogue/imports/price-file.ts';
import { FILE_PROBLEMS } from '#core/catalogue/imports/read-price-file.ts';
import { decodeText } from '#core/decode-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { codeOf } from '../frame/admin-client.ts';
import { ExportButton } from '../frame/export-button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BackToCatalogue } from './back-to-catalogue.tsx';
import { previewFile, requestFile, type PriceFile } from './catalogue-requests.ts';
import { ImportPreview } from './import-preview.tsx';
import { LastImport } from './last-import.tsx';

type Opened = Readonly<{ file: PriceFile; preview: PreviewResponse }>;

/** Prices as a file: download, edit in a spreadsheet, see what would change, apply, undo. */
export default function ImportScreen() {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <ScreenTitle title={t('import.title')} lead={t('import.lead')} />
      <BackToCatalogue />
      <div className="admin-actions">
        <ExportButton label={t('import.download')} send={() => requestFile(language)} />
        <FileButton kind={opened === null ? 'primary' : 'quiet'} onOpened={setOpened} />
      </div>
      {opened === null ? null : (
        <ImportPreview
          key={opened.preview.digest}
          {...opened}
          onChanged={(preview) => setOpened({ ...opened, preview })}
          onEnd={() => setOpened(null)}
        />
      )}
      <LastImport />
    </>
  );
}

type FileProperties = Readonly<{ kind: 'primary' | 'quiet'; onOpened: (opened: Opened | null) => void }>;

function FileButton({ kind, onOpened }: FileProperties) {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File) => {
    onOpened(null);
    setProblem(null);
    if (file.size > MAX_FILE_BYTES) {
      setProblem(t('file.too-large'));
      return;
    }
    try {
      const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (decoded.kind !== 'text') {
        setProblem(t(`file.${decoded.kind}`));
        return;
      }
      const sent = { fileName: file.name.slice(0, LONGEST_NAME), text: decoded.text };
      onOpened({ file: sent, preview: await previewFile(language, sent) });
    } catch (error) {
      const known = FILE_PROBLEMS.find((code) => code === codeOf(error));
      setProblem(t(known === undefined ? 'file.failed' : `file.${known}`));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void read(file);
          // The same file can be chosen again after it was edited.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={buttonClass(kind)}
        aria-describedby={problemId}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" className="size-5" />
        {t('import.choose')}
      </button>
      <p id={problemId} role="alert" className="admin-problem catalogue-problem">
        {problem}
      </p>
    </>
  );
}

const LONGEST_NAME = 200;
