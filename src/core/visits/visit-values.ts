/** The kinds of device, browser and system that visits are counted by. */
export const DEVICE_TYPES = ['mobile', 'tablet', 'desktop'] as const;
export const BROWSERS = ['chrome', 'safari', 'firefox', 'edge', 'samsung', 'opera', 'other'] as const;
export const SYSTEMS = ['android', 'ios', 'windows', 'macos', 'linux', 'chromeos', 'other'] as const;

/** How far a visit came, from the first page to the page after a payment. Each step includes those before it. */
export const FUNNEL_STEPS = ['visit', 'plans', 'plan', 'cart', 'checkout', 'paid'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

export type VisitorDevice = Readonly<{
  deviceType: (typeof DEVICE_TYPES)[number];
  browser: (typeof BROWSERS)[number];
  os: (typeof SYSTEMS)[number];
}>;
