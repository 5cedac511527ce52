import type { Sharp } from 'sharp';
import type { Log } from '#core/log.ts';
import type { CleanPicture, PictureCleaner } from '#core/support/attachments/picture-cleaner.ts';
import { isDecodable, type PictureHeader } from '#core/support/attachments/picture-size.ts';

/** Enough to read every word of a screenshot. */
const LONGEST_SIDE = 2_560;
const JPEG_QUALITY = 82;
/** A PNG above this size is a photo: as JPEG it is a tenth. */
const LARGEST_PNG_BYTES = 3 * 1024 * 1024;
/** Pictures are decoded one after the other, so that their memory does not add up. */
const MOST_WAITING = 16;
/** Seconds; libvips then ends the work. */
const TIMEOUT_SECONDS = 20;

type SharpLibrary = Awaited<ReturnType<typeof loadSharp>>;

/** Loaded with the first picture: most processes never need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Every other decoder of the library is out of reach for an upload.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
}

export function createPictureCleaner({ log }: Readonly<{ log: Log }>): PictureCleaner {
  let loaded: Promise<SharpLibrary> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return {
    async clean(content, type) {
      if (waiting >= MOST_WAITING) return 'busy';
      waiting += 1;
      const turn = last.then(async () => {
        loaded ??= loadSharp();
        return cleanPicture(await loaded, content, type);
      });
      last = turn.catch(() => null);
      try {
        return await turn;
      } catch (error) {
        // A broken file is nothing unusual; a missing library would refuse every picture.
        log.warn('picture-refused', {
          error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
        });
        return null;
      } finally {
        waiting -= 1;
      }
    },
  };
}

async function cleanPicture(
  sharp: SharpLibrary,
  content: Uint8Array,
  type: CleanPicture['contentType'],
): Promise<CleanPicture | null> {
  const header = headerOf(await sharp(content, { failOn: 'error' }).metadata(), type);
  if (header === null || !isDecodable(header)) return null;
  // `autoOrient` applies the rotation that the metadata asks for, because the metadata is not kept.
  const picture = () =>
    sharp(content, { failOn: 'error', sequentialRead: true, limitInputPixels: header.width * header.height })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  if (type === 'image/jpeg') return jpegOf(picture());
  const png = await picture().png({ compressionLevel: 6 }).toBuffer();
  return png.byteLength <= LARGEST_PNG_BYTES ? { contentType: 'image/png', content: png } : jpegOf(picture());
}

async function jpegOf(picture: Sharp): Promise<CleanPicture> {
  const content = await picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return { contentType: 'image/jpeg', content };
}

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;
const WIDE_DEPTHS = new Set(['ushort', 'short']);

type Metadata = Awaited<ReturnType<Sharp['metadata']>>;

/** Null: the decoder recognises another format than the first bytes promise. */
function headerOf(
  { format, width, height, channels, depth, isProgressive }: Metadata,
  type: CleanPicture['contentType'],
): PictureHeader | null {
  if (format !== FORMATS[type]) return null;
  const bytesPerSample = WIDE_DEPTHS.has(depth) ? 2 : 1;
  return { width, height, channels, bytesPerSample, isProgressive };
}
