/**
 * The admin account that exists from the start in the sandbox. Its password is generated at first start and
 * printed.
 */
export const SANDBOX_ADMIN = 'admin@landfall.example';
