import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { MAX_ATTACHMENT_BYTES } from './attachment-rules.ts';
import { storeUpload } from './store-upload.ts';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

test('SUPPORT-07 a picture that is larger than 5 MB after it was encoded again is not stored', async () => {
  const stored: number[] = [];
  const upload = (bytes: number) =>
    storeUpload(
      {
        clock: aClock(),
        nameClient: (client) => client,
        uploads: {
          add: ({ content }) => {
            stored.push(content.byteLength);
            return Promise.resolve({ kind: 'stored', id: 'one' });
          },
          deleteUnused: () => Promise.resolve(0),
        },
        pictures: {
          clean: () => Promise.resolve({ contentType: 'image/jpeg', content: new Uint8Array(bytes) }),
        },
      },
      { fileName: 'a.jpg', declaredType: 'image/jpeg', content: JPEG, client: '192.0.2.1' },
    );
  expect((await upload(MAX_ATTACHMENT_BYTES)).kind).toBe('stored');
  expect(await upload(MAX_ATTACHMENT_BYTES + 1)).toEqual({ kind: 'too-large' });
  expect(stored).toEqual([MAX_ATTACHMENT_BYTES]);
});
