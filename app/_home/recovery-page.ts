/** Address of the recovery link’s part of *Your data*. */
export const RECOVERY_PAGE = '/your-data#recovery';
