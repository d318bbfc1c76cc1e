import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST ?? '.next',
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['libsql'],
};

export default config;
