import { MINUTE_MS } from '#core/durations.ts';

export const FILE_NAME = 'landfall-passport.png';

/** Null: the browser could not make the file. */
function pngOf(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob === null ? null : new File([blob], FILE_NAME, { type: 'image/png' })),
      'image/png',
    ),
  );
}

export type Sent = 'saved' | 'shared' | 'given-up' | 'failed';

export async function savePicture(canvas: HTMLCanvasElement): Promise<Sent> {
  const file = await pngOf(canvas);
  return file === null ? 'failed' : download(file);
}

/** Opens the share menu of the device. Where it cannot take a file, the picture is saved. */
export async function sharePicture(canvas: HTMLCanvasElement, text: string): Promise<Sent> {
  const file = await pngOf(canvas);
  if (file === null) return 'failed';
  const shared = { files: [file], text };
  // Not every browser has them, whatever the type says.
  if (!('share' in navigator) || !('canShare' in navigator) || !navigator.canShare(shared))
    return download(file);
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given-up' : download(file);
  }
}

function download(file: File): Sent {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
  return 'saved';
}
