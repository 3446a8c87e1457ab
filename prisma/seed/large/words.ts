/** Customers of the large demo: what they are called and what they build. */
export const buyers = [
  'Narmada',
  'Sabarmati',
  'Vindhya',
  'Nilgiri',
  'Aravalli',
  'Tungabhadra',
  'Bhima',
  'Krishna',
  'Periyar',
  'Mahanadi',
  'Chambal',
  'Betwa',
  'Tapi',
  'Hemavati',
  'Malprabha',
  'Panchganga',
  'Sharavati',
  'Cauvery',
  'Palar',
  'Vaigai',
  'Damodar',
  'Subarna',
  'Teesta',
  'Brahmani',
  'Gomti',
  'Yamuna',
  'Beas',
  'Ravi',
  'Jhelum',
  'Luni',
  'Manjira',
  'Musi',
  'Penna',
  'Netravati',
  'Mandovi',
  'Zuari',
  'Purna',
] as const
export const builds = [
  'Pumps',
  'Valves',
  'Agro Machines',
  'Motors',
  'Hydraulics',
  'Conveyors',
  'Switchgear',
  'Gears',
] as const

/** Its suppliers. */
export const shops = [
  'Ganesh',
  'Sahyadri',
  'Deccan',
  'Shivneri',
  'Konark',
  'Coromandel',
  'Malabar',
  'Kathiawar',
  'Marwar',
  'Mewar',
  'Bundel',
  'Awadh',
  'Mithila',
  'Kalinga',
  'Vidarbha',
  'Konkan',
  'Kongu',
  'Pandya',
  'Chola',
  'Hoysala',
  'Rayalaseema',
  'Telangana',
  'Doaba',
  'Malwa',
  'Nimar',
  'Khandesh',
] as const
export const kinds = [
  'Precision Works',
  'Engineering',
  'Tool Room',
  'Machine Shop',
  'Fabricators',
  'Components',
] as const

export const first = [
  'Asha',
  'Dev',
  'Farida',
  'Gopal',
  'Ila',
  'Joseph',
  'Kavita',
  'Lakshmi',
  'Manoj',
  'Nitin',
  'Rekha',
  'Uma',
] as const
export const last = [
  'Bhat',
  'Chavan',
  'Desai',
  'Fernandes',
  'Gill',
  'Hegde',
  'Kamath',
  'Menon',
  'Pillai',
  'Rathore',
  'Shetty',
] as const

/** City, PIN code, state and its code. */
export const places = [
  ['Pune', '411019', 'Maharashtra', '27'],
  ['Nashik', '422007', 'Maharashtra', '27'],
  ['Rajkot', '360024', 'Gujarat', '24'],
  ['Coimbatore', '641021', 'Tamil Nadu', '33'],
  ['Ludhiana', '141010', 'Punjab', '03'],
  ['Bengaluru', '560058', 'Karnataka', '29'],
  ['Hyderabad', '500055', 'Telangana', '36'],
  ['Jamshedpur', '832108', 'Jharkhand', '20'],
] as const

type Trade = { process: string; machine: string; parts: readonly string[]; materials: readonly string[] }

const trade = (process: string, machine: string, parts: string, materials: string): Trade => ({
  process,
  machine,
  parts: parts.split(', '),
  materials: materials.split(', '),
})

/** What is made by which process, on what, from what. */
export const trades: readonly Trade[] = [
  trade(
    'CNC Turning',
    'Turning centre',
    'Shaft, Bush, Pin, Sleeve, Spindle nut, Piston, Collar',
    'EN8, EN19, SS304, SS410',
  ),
  trade(
    'VMC Machining',
    'VMC',
    'Bracket, Housing, Cover plate, Manifold, Flange, Fixture base',
    'Al 6061-T6, FG 260, EN8 plate',
  ),
  trade('Wire EDM', 'Wire cut', 'Punch, Die insert, Gauge, Cam plate', 'D2 hardened, HCHCr'),
  trade(
    'Laser Cutting',
    'Fibre laser',
    'Gusset, Base plate, Chain guard, Side plate',
    'IS 2062 E250, CRCA, SS304 sheet',
  ),
  trade('Sheet Metal Fabrication', 'Press brake', 'Panel, Enclosure, Duct, Tray, Canopy', 'CRCA 1.6 mm, GI 1.2 mm'),
  trade('Welding', 'MIG cell', 'Frame, Stand, Support, Trolley', 'IS 2062 E250, SS304'),
  trade('Precision Grinding', 'Cylindrical grinder', 'Ground shaft, Roller, Mandrel', 'EN31, EN24'),
  trade('Gear Hobbing', 'Gear hobber', 'Spur gear, Pinion, Sprocket, Worm wheel', '20MnCr5, EN353'),
]
