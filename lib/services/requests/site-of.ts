import type { Services } from './services';

/** Where the studio is: where its operator says, or where a visitor sees it. Whether it is `secure` decides its cookies. */
export const siteOf = ({ publicOrigin }: Pick<Services, 'publicOrigin'>, host: string) => ({
  origin: publicOrigin ?? `http://${host}`,
  secure: isSecure(publicOrigin),
});

export const isSecure = (publicOrigin: string | undefined): boolean => publicOrigin?.startsWith('https:') === true;
