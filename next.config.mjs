/** Set where people work on the studio: a cache, and source maps for its errors, make a build take half as long again. */
const isForWork = process.env.NEXT_BUILD_FOR_WORK === '1';

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST ?? '.next',
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Left to `npm run check`, so that the first start is short.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: isForWork, turbopackSourceMaps: isForWork },
  turbopack: {
    // Our own pages, compiled at build time; nothing that people type goes this way.
    rules: {
      '*.mdx': { loaders: ['./scripts/mdx-loader.mjs'], as: '*.js' },
      // content/rules.
      '*.md': { loaders: ['./scripts/mdx-loader.mjs'], as: '*.js' },
    },
    // The build for browsers decodes through `document`, which a worker lacks.
    resolveAlias: { 'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js' },
  },
  // Our own server does it (lib/server/compress.ts), and with Brotli.
  compress: false,
  // What a page says of itself stands in its head from the start, for all who read it: search engines, and browsers that
  // are sent no scripts to put it there later.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ['libsql'],
};

export default config;
