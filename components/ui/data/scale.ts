const steps = [1, 2, 2.5, 5, 10]

/** The smallest whole, round number that is not below this one. */
function roundUp(least: number) {
  const ten = 10 ** Math.floor(Math.log10(least))
  return ten < 1 ? 1 : steps.map((step) => step * ten).find((step) => step >= least && Number.isInteger(step))!
}

/** The lines of a scale from nothing up to the highest value: one to three round steps, the last as little above it as can be. */
export function scaleOf(most: number): number[] {
  const [three, two] = [roundUp(most / 3), roundUp(most / 2)]
  const linesTo = (step: number) => Math.ceil(most / step)
  const step = three * linesTo(three) <= two * linesTo(two) ? three : two
  return Array.from({ length: linesTo(step) }, (_, i) => (i + 1) * step)
}
