/** The admin who exists from the start in the sandbox. Its password is made at first start and printed. */
export const SANDBOX_ADMIN = 'admin@landfall.example';
