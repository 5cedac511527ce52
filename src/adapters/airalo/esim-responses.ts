import { z } from 'zod';

const Count = z.coerce
  .number()
  .min(0)
  .nullish()
  .transform((count) => count ?? 0);

export const UsageResponse = z.object({
  data: z.object({
    remaining: Count,
    total: Count,
    /** In UTC, without a time zone: `2022-01-01 00:00:00`. */
    expired_at: z.string().nullish(),
    is_unlimited: z.boolean().nullish(),
    status: z.string(),
    remaining_voice: Count,
    remaining_text: Count,
  }),
});

export const TopupsResponse = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      price: z.coerce.number().positive(),
      amount: Count,
      day: Count,
      is_unlimited: z.boolean().nullish(),
      data: z.string().nullish(),
      voice: Count,
      text: Count,
    }),
  ),
});

/** Steps are `{ "1": …, "2": … }` or, for some languages, a list. */
const Steps = z
  .union([z.array(z.string()), z.record(z.string(), z.string())])
  .nullish()
  .transform((steps) => inOrder(steps ?? []));

const Section = z
  .object({ steps: Steps })
  .nullish()
  .transform((section) => section?.steps ?? []);

const Platforms = z
  .array(
    z.object({
      version: z.string().nullish(),
      installation_via_qr_code: Section,
      installation_manual: Section,
      network_setup: Section,
    }),
  )
  .nullish();
export type PlatformResponses = z.infer<typeof Platforms>;

export const InstructionsResponse = z.object({
  data: z.object({
    instructions: z.object({ language: z.string(), ios: Platforms, android: Platforms }),
  }),
});

function inOrder(steps: string[] | Record<string, string>): string[] {
  if (Array.isArray(steps)) return steps;
  return Object.entries(steps)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, step]) => step);
}
