/** Erlang C: probability that an arrival in an M/M/c queue waits. @param load arrival rate × service time, in servers */
export function waitProbability(servers: number, load: number): number {
  // By the recursion of Erlang B, because factorials overflow with many servers.
  let blocked = 1;
  for (let n = 1; n <= servers; n += 1) blocked = (load * blocked) / (n + load * blocked);
  return (servers * blocked) / (servers - load * (1 - blocked));
}

/** Mean wait in an M/M/c queue, in units of `service`. Infinite if the servers cannot keep up. */
export function meanWait({ rate, service, servers }: { rate: number; service: number; servers: number }): number {
  const load = rate * service;
  return load >= servers ? Infinity : (waitProbability(servers, load) * service) / (servers - load);
}
