import { refusalOf } from './admin-client.ts';

type FileResponse = Readonly<{ status: number; json(): Promise<unknown>; blob(): Promise<Blob> }>;

/** Saves a response as a file. A plain link could not ask for the password first. */
export async function downloadFile(response: FileResponse, name: string): Promise<void> {
  if (response.status !== 200) throw await refusalOf(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
