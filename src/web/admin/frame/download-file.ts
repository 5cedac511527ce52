import { refusalOf } from './admin-client.ts';

type FileResponse = Readonly<{
  status: number;
  headers: Headers;
  blob(): Promise<Blob>;
  json(): Promise<unknown>;
}>;

/** Saves a file that a request returns. A request and not a link: it may ask for the password first. */
export async function downloadFile(send: () => Promise<FileResponse>): Promise<void> {
  const response = await send();
  if (response.status !== 200) throw await refusalOf(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'export.csv';
  link.click();
  URL.revokeObjectURL(address);
}
