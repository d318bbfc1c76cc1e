# Builds the package and installs it alone. The guide “Running your own studio” says how to use it.
FROM node:20-bookworm-slim AS build
WORKDIR /studio
COPY . .
# Installs what the lock file says, builds as “npm start” does, and packs what is needed to run.
RUN node scripts/pack.mjs

FROM node:20-bookworm-slim
ENV TRAPDOOR_DATA=/data
COPY --from=build /studio/trapdoor-*.tgz /tmp/
RUN npm install --global --ignore-scripts /tmp/trapdoor-*.tgz && rm /tmp/trapdoor-*.tgz \
  && mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["trapdoor", "serve"]
