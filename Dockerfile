# Builds the studio, then keeps what it runs on. The guide “Running your own studio” says how to use it.
FROM node:20-bookworm-slim AS build
WORKDIR /studio
COPY . .
# Installs what the lock file says and builds, as “npm start” does.
RUN node scripts/build.mjs

FROM node:20-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 TRAPDOOR_DATA=/data
WORKDIR /studio
COPY --from=build /studio/package.json /studio/next.config.mjs ./
COPY --from=build /studio/node_modules ./node_modules
COPY --from=build /studio/public ./public
COPY --from=build /studio/.next ./.next
COPY --from=build /studio/dist ./dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server.mjs"]
