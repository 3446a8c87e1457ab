import pg from 'pg'

const instant = (text: string) => {
  const [seconds, part = ''] = text.slice(11, -3).split('.')
  return `${text.slice(0, 10)}T${seconds}.${part.padEnd(3, '0')}Z`
}

/** Connections whose statements are planned once (generic) or each time (custom); instants come as ISO strings. */
export function openPool(connectionString: string | undefined, max: number, plan: 'generic' | 'custom') {
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instant)
  const settings = `-c max_parallel_workers_per_gather=0 -c timezone=UTC -c plan_cache_mode=force_${plan}_plan`
  return new pg.Pool({ connectionString, max, options: settings })
}
