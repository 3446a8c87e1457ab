// What touches the database closes its connections, or the worker would not end. Pure modules are spared the import.
const pure = /\/(lib\/(contract|rules|client)|components|scripts)\//

afterAll(async () => {
  if (pure.test(expect.getState().testPath ?? '')) return
  const { disconnect } = await import('@/lib/infra/db/db')
  await disconnect()
})
