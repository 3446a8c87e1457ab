const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day of the calendar in India so many days from now, YYYY-MM-DD. */
export const dayInIndia = (fromToday: number) => format.format(Date.now() + fromToday * 86_400_000)
