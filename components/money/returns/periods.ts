/** The year of a financial year: 2026 for 2026-27. */
const years = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`

/** The half-years of MSME-1 to choose from on a day, the one that ended last first. */
export const halvesBefore = (today: string) => periodsBefore(today).filter(({ value }) => value.includes('-'))

/** The periods of ITC-04 to choose from on a day (YYYY-MM-DD), the one that ended last first: two years with their halves. */
export function periodsBefore(today: string): { value: string; label: string }[] {
  const [year, month] = today.split('-').map(Number)
  const current = month! < 4 ? year! - 1 : year!
  const all = [current, current - 1].flatMap((from) => [
    { value: `${from}-2`, label: `October ${from} to March ${from + 1}`, ends: `${from + 1}-03-31` },
    { value: `${from}-1`, label: `April to September ${from}`, ends: `${from}-09-30` },
    { value: String(from), label: `The year ${years(from)}`, ends: `${from + 1}-03-31` },
  ])
  const over = all.filter(({ ends }) => ends < today)
  const running = all.filter(({ ends }) => ends >= today)
  return [...over, ...running].map(({ value, label }) => ({ value, label }))
}
