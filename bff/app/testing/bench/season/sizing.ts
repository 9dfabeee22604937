import calls from './data/calls.json';
import demand from './data/demand.json';
import limits from './data/limits.json';
import prices from './data/prices.json';
import sizes from './data/sizes.json';
import { meanWait } from './closed-formulas';
import { seasonOfAClient } from './costs';
import { seasonDays, seasonHours } from './demand';
import type { Servers } from './peak';

const monthsOfSeason = 3;
/** Replicas of which one may fail. */
const fewest = 2;

const days = seasonDays();
const highest = (shares: readonly number[]) => shares.reduce((most, share) => Math.max(most, share), 0);
/** Shares of the season's clients in its busiest day and hour. */
export const peak = {
  day: days.reduce((most, day) => (day.share > most.share ? day : most)),
  hourShare: highest(seasonHours(days)),
};

/** What an office of this size has to carry in the busiest hour and day, computed without queues. */
export function loadOf(clients: number) {
  const perSecond = (clients * peak.hourShare) / 3600;
  const client = seasonOfAClient;
  const perDay = clients * peak.day.share;
  const { assumptions } = demand;
  const seasons = 1 + assumptions.closedSeasonsKept;
  return {
    clientsInPeakHour: clients * peak.hourShare,
    callsPerSecond: perSecond * client.calls,
    gatewayProcessors: (perSecond * client.gatewayMs) / 1000,
    bffProcessors: (perSecond * client.bffMs) / 1000,
    hashingProcessors: (perSecond * client.hashingMs) / 1000,
    postgresProcessors: (perSecond * client.postgresMs) / 1000,
    openStreams: perSecond * client.openPages * assumptions.openPagesPerJourney.minutes * 60,
    walBytesPerSecond: perSecond * client.walBytes,
    walBytesPerDay: perDay * client.walBytes,
    auditLock: perSecond * client.auditRows * holdSeconds('audit_log'),
    eventLock: perSecond * client.eventRows * holdSeconds('events'),
    auditWaitSeconds: meanWait({ rate: perSecond * client.auditRows, service: holdSeconds('audit_log'), servers: 1 }),
    databaseBytes: clients * (bytesOfSeason() * seasons + bytesOfSignIns()),
    documentBytes:
      clients * client.uploads * seasons * (assumptions.documentBytes + sizes.documents.storedBytesPerDocument),
    uploadsPerMonth: (clients * client.uploads) / monthsOfSeason,
  };
}

/** Bytes in the database that a client's season leaves for good: the seeded rows, and what the calls add to them. */
function bytesOfSeason(): number {
  const { auditRows, messages, uploads } = seasonOfAClient;
  const { audit_log, messages: message } = calls.rowBytes;
  const document = sizes.byTable.documents / sizes.documentsPerClient;
  return (
    sizes.databaseBytesPerClient +
    auditRows * audit_log +
    messages * message +
    Math.max(0, uploads - sizes.documentsPerClient) * document
  );
}

/** Bytes of a season's sessions. Some expire within it, so this is an upper bound. */
const bytesOfSignIns = (): number =>
  seasonOfAClient.signIns * (calls.rowBytes.sessions + calls.rowBytes.refresh_tokens + calls.rowBytes.known_devices);

export type Load = ReturnType<typeof loadOf>;

/** How long a row's lock is held: as measured here, plus what a commit takes longer with a standby. */
const holdSeconds = (table: keyof typeof calls.lockHoldMs): number =>
  (calls.lockHoldMs[table] + limits.commitMs.is) / 1000;

export interface Database {
  /** Processors of each primary. */
  processors: number;
  /** More than one: the clients are distributed. */
  primaries: number;
}

/** Sizes the servers so that none is busier than the autoscaler's target. */
export function serversFor(load: Load): Servers & Database {
  const needed = (processors: number) => Math.ceil(processors / limits.hpaUtilization.is);
  const streams = Math.ceil(load.openStreams / limits.streamsPerBff.is);
  const sizesOfPrimary = prices.database.vcpus;
  const wanted = load.postgresProcessors / limits.hpaUtilization.is;
  const [largest] = sizesOfPrimary.slice(-1);
  const primaries = Math.ceil(wanted / (largest ?? 1));
  return {
    gateways: Math.max(fewest, needed(load.gatewayProcessors)),
    bffs: Math.max(fewest, needed(load.bffProcessors), needed(load.hashingProcessors), streams),
    pool: limits.poolPerBff.is,
    processors: sizesOfPrimary.find((size) => size >= wanted / primaries) ?? largest ?? 1,
    primaries,
  };
}

/** What grows with the clients, as a share of what it may be, most loaded first. */
export function limitsOf(load: Load) {
  const largest = prices.database.vcpus.at(-1) ?? 1;
  const bffs = Math.max(load.bffProcessors, load.hashingProcessors) / limits.hpaUtilization.is;
  const byStreams = load.openStreams / limits.streamsPerBff.is;
  const connections = Math.max(bffs, byStreams) * limits.poolPerBff.is;
  return [
    { name: 'lock of the audit log (one row at a time until its commit)', used: load.auditLock },
    { name: 'lock of the events (numbered in commit order)', used: load.eventLock },
    {
      name: `processors of one primary (${largest})`,
      used: load.postgresProcessors / limits.hpaUtilization.is / largest,
    },
    {
      name: `replicas of the bff as shipped (${limits.maxReplicas.is})`,
      used: Math.max(bffs, byStreams) / limits.maxReplicas.is,
    },
    { name: `max_connections as shipped (${limits.maxConnections.is})`, used: connections / limits.maxConnections.is },
    {
      name: `connections of one primary (${limits.pooledConnections.is})`,
      used: connections / limits.pooledConnections.is,
    },
    { name: 'archiving the log, one file at a time', used: load.walBytesPerSecond / limits.walBytesPerSecond.is },
    {
      name: 'restore within 15 minutes',
      used: load.databaseBytes / limits.restoreBytesPerSecond.is / limits.restoreSeconds.is,
    },
    { name: 'disk of one primary', used: load.databaseBytes / 1e9 / prices.database.mostGigabytes },
  ].toSorted((one, other) => other.used - one.used);
}

/** @returns the bill of a month of the season, by item, USD */
export function billOf(load: Load, servers: Servers & Database): Record<string, number> {
  const { hoursPerMonth: hours, container, database, objects } = prices;
  // A gateway has one processor; a bff two, one for the event loop and one to hash, and half a gigabyte each.
  const containers =
    servers.gateways * (container.vcpuHour + 0.5 * container.gigabyteHour) +
    servers.bffs * (2 * container.vcpuHour + container.gigabyteHour);
  const gigabytes = load.databaseBytes / 1e9;
  const copies = 1 + database.standbys;
  return {
    'gateway and bff': containers * hours,
    'PostgreSQL, processors': servers.processors * servers.primaries * copies * database.vcpuHour * hours,
    'PostgreSQL, storage': gigabytes * copies * database.gigabyteMonth,
    'PostgreSQL, backups': (gigabytes + (load.walBytesPerDay * 35) / 1e9) * database.backupGigabyteMonth,
    'object storage':
      (load.documentBytes / 1e9) * objects.gigabyteMonth + (load.uploadsPerMonth / 1000) * objects.putPerThousand,
    'load balancer': prices.loadBalancerMonth,
  };
}
