/**
 * Facts of law that a tax adviser can change without reading code. Each names its source, and the day on which it was
 * read. 'From memory' means that nobody has read the source yet: check it before you rely on it. docs/tax.md says what
 * follows from them.
 */
type Fact = { source: string; read: string }
const MEMORY = 'from memory'

/** Where UTGST is levied instead of SGST, by State code. */
export const UNION_TERRITORIES: Fact & { codes: readonly string[] } = {
  codes: ['04', '26', '31', '35', '38', '97'],
  source: 'UTGST Act 2017, s.1(2) and s.2(8)',
  read: MEMORY,
}

/** The day on which GST began: no document is older. */
export const GST_BEGAN: Fact & { day: string } = { day: '2017-07-01', source: 'CGST Act 2017', read: '2026-11-20' }

/** The slabs of GST (basis points). Another rate is allowed with a warning. */
export const SLABS: Fact & { rateBps: readonly number[] } = {
  rateBps: [0, 500, 1800, 4000],
  source: 'Notification 9/2025-CT(R), from 22 Sep 2025',
  read: MEMORY,
}

/** How many digits an HSN has at least, by turnover. */
export const HSN_DIGITS: Fact & { upTo5Crore: number; above5Crore: number } = {
  upTo5Crore: 4,
  above5Crore: 6,
  source: 'Notification 78/2020-CT',
  read: '2026-11-20',
}

/** The last day on which a credit note reduces GST: this day after the end of the financial year of its invoice. */
export const LAST_DAY_TO_CREDIT: Fact & { monthDay: string } = {
  monthDay: '11-30',
  source: 'CGST Act s.34(2)',
  read: MEMORY,
}

/** An invoice to somebody without a GST number names its place of delivery from this value on (paise). */
export const UNREGISTERED_DETAILS: Fact & { fromPaise: number } = {
  fromPaise: 50_000_00,
  source: 'CGST Rules, Rule 46(e) and (f)',
  read: '2026-11-20',
}

/** B2C large in GSTR-1: inter-State supplies over this value (paise). */
export const B2C_LARGE: Fact & { abovePaise: number; from: string } = {
  abovePaise: 1_00_000_00,
  from: '2024-08-01',
  source: 'Notification 12/2024-CT',
  read: '2026-11-20',
}

/** Within how many days an invoice is reported for its IRN, with a turnover over ₹10 crore. */
export const IRN_DAYS: Fact & { days: number } = { days: 30, source: 'GSTN advisory, from 1 Apr 2025', read: MEMORY }

/** The day of the following month on which GSTR-1 is due. */
export const GSTR1_DUE: Fact & { dayOfMonth: number } = { dayOfMonth: 11, source: 'CGST Rules, Rule 59', read: MEMORY }

/**
 * Goods need an e-way bill over this value of their document with its tax (paise): between States, and within each of
 * these, by the State's code. `elsewhere`: within the other States.
 */
export const EWAY_LIMITS: Fact & {
  betweenStatesPaise: number
  withinPaise: Readonly<Record<string, number>>
  elsewherePaise: number
} = {
  betweenStatesPaise: 50_000_00,
  // Punjab, Delhi, Rajasthan, Bihar, Jharkhand, Maharashtra, Tamil Nadu.
  withinPaise: {
    '03': 1_00_000_00,
    '07': 1_00_000_00,
    '08': 1_00_000_00,
    '10': 1_00_000_00,
    '20': 1_00_000_00,
    '27': 1_00_000_00,
    '33': 1_00_000_00,
  },
  elsewherePaise: 50_000_00,
  source: 'CGST Rules, Rule 138(1); Maharashtra 15E/2018; notifications of the other States, second hand',
  read: '2026-11-29',
}

/** An e-way bill holds a day for each of these kilometres, and for a part of them. */
export const EWAY_VALIDITY: Fact & { kmADay: number } = {
  kmADay: 200,
  source: 'CGST Rules, Rule 138(10)',
  read: '2026-11-29',
}

/**
 * Material that went to a job worker is back within so many years, or it counts as supplied on the day on which it went. Dies, jigs
 * and tools have no last day. `warnDays`: ours, when the register warns.
 */
export const JOB_WORK_RETURN: Fact & {
  inputs: { years: number; warnDays: readonly number[] }
  capital: { years: number; warnDays: readonly number[] }
} = {
  inputs: { years: 1, warnDays: [300, 335, 350] },
  capital: { years: 3, warnDays: [1030, 1065, 1080] },
  source: 'CGST Act s.143; CGST Rules, Rule 45(4)',
  read: '2026-11-29',
}

/**
 * Micro and small makers are paid on the agreed day, at most 45 days after the delivery, without an agreement within 15 days. Late, they
 * get three times the bank rate, compounded monthly.
 */
export const MSME: Fact & {
  mostDays: number
  daysWithoutAgreement: number
  timesBankRate: number
  daysToObject: number
} = {
  mostDays: 45,
  daysWithoutAgreement: 15,
  timesBankRate: 3,
  daysToObject: 15,
  source: 'MSMED Act 2006, s.2(b), s.15, s.16; traders: OM 5/2(2)/2021',
  read: '2026-11-29',
}

/**
 * What we owe a micro or small supplier and did not pay by its last day is an expense of the year in which it is paid. A list of the
 * bills of the year says how much that is.
 */
export const LATE_EXPENSE: Fact & { section: string } = {
  section: 's.37',
  source: 'Income-tax Act 2025, s.37 (was s.43B(h) of the Act of 1961)',
  read: MEMORY,
}

/** Input credit of a bill that is unpaid for so many days after its day falls on the day after them. `warnDays`: ours. */
export const RULE_37: Fact & { days: number; warnDays: number } = {
  days: 180,
  warnDays: 150,
  source: 'CGST Act s.16(2); CGST Rules, Rule 37',
  read: MEMORY,
}

/** MSME-1 of April to September, and of October to March, is filed until these days (MM-DD). */
export const MSME1_DUE: Fact & { firstHalf: string; secondHalf: string } = {
  firstHalf: '10-31',
  secondHalf: '04-30',
  source: 'Companies Act s.405; order of 22 Jan 2019; form of 15 Jul 2024',
  read: MEMORY,
}

/** What the proviso to Rule 46 lets an electronic invoice say instead of a signature. */
export const SIGNATURE: Fact & { text: string } = {
  text: 'This is an electronic document. It needs no signature (Rule 46, proviso).',
  source: 'CGST Rules, Rule 46, fifth proviso',
  read: MEMORY,
}

/** The marks of the copies of an invoice, and of a challan (Rule 55(2)). */
export const COPIES: Fact & {
  goods: Record<'original' | 'duplicate' | 'triplicate', string>
  services: Record<'original' | 'duplicate', string>
  challan: Record<'original' | 'duplicate' | 'triplicate', string>
} = {
  goods: {
    original: 'ORIGINAL FOR RECIPIENT',
    duplicate: 'DUPLICATE FOR TRANSPORTER',
    triplicate: 'TRIPLICATE FOR SUPPLIER',
  },
  services: { original: 'ORIGINAL FOR RECIPIENT', duplicate: 'DUPLICATE FOR SUPPLIER' },
  challan: {
    original: 'ORIGINAL FOR CONSIGNEE',
    duplicate: 'DUPLICATE FOR TRANSPORTER',
    triplicate: 'TRIPLICATE FOR CONSIGNER',
  },
  source: 'CGST Rules, Rule 48(1) and (2)',
  read: MEMORY,
}
