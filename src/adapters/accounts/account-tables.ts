/** better-auth's models under the names of our own tables (database/migrations/0002-accounts.sql). */
const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const accountTables = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', ...dates },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...dates,
    },
    additionalFields: {
      passwordConfirmedAt: {
        type: 'date',
        required: false,
        input: false,
        fieldName: 'password_confirmed_at',
      },
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      providerId: 'provider_id',
      accountId: 'account_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...dates,
    },
  },
  verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...dates } },
} as const;
