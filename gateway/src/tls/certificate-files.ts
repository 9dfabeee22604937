import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:https';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '@portal/server/describe-error';
import { SettingsError } from '@portal/server/settings';

/** Interval at which the files are checked for changes, ms. */
const checkInterval = 10_000;

/** The certificate chain and private key (PEM) with which the gateway terminates TLS, read again when they change. */
export class CertificateFiles {
  constructor(
    private readonly certFile: string,
    private readonly keyFile: string,
  ) {}

  /**
   * Returns the options for the server. Ciphers and curves are Node's defaults, which its security releases maintain; the
   * minimum version is stated, because a flag of Node can lower its default.
   * @throws SettingsError if the files cannot be read or do not belong together; it contains neither path nor content
   */
  read(): SecureContextOptions {
    try {
      const options = {
        cert: readFileSync(this.certFile),
        key: readFileSync(this.keyFile),
        minVersion: 'TLSv1.2',
      } as const;
      createSecureContext(options);
      return options;
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      throw new SettingsError('gateway', [`TLS_CERT_FILE and TLS_KEY_FILE cannot be used together (${code}).`]);
    }
  }

  /**
   * Uses a renewed certificate for new connections without a restart, on SIGHUP and when a file has changed. A pair that
   * is incomplete, because only one of the files has been replaced yet, changes nothing.
   * @param interval of the check, ms. Polls, because a renewal often replaces a symbolic link, which `fs.watch` misses
   * @returns stops watching
   */
  watch(server: Server, log: FastifyBaseLogger, interval = checkInterval): () => void {
    const reload = (): void => {
      try {
        server.setSecureContext(this.read());
        log.info({ context: 'tls' }, 'the certificate was reloaded');
      } catch (error) {
        log.error(
          { context: 'tls', ...describeError(error) },
          'the certificate could not be reloaded: the old one stays',
        );
      }
    };
    const files = [this.certFile, this.keyFile];
    for (const file of files) watchFile(file, { interval, persistent: false }, reload);
    process.on('SIGHUP', reload);
    return () => {
      for (const file of files) unwatchFile(file, reload);
      process.off('SIGHUP', reload);
    };
  }
}
