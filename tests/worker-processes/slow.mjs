// A task that takes its time (ms), and fails when it is told to.
export default function run({ ms, fails }) {
  const end = performance.now() + ms
  while (performance.now() < end);
  if (fails) throw new Error('It is broken.')
  return ms
}

export const ready = () => {}
