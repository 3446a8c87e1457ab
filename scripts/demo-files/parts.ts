/** Millimetres throughout. */
export type Point = [x: number, y: number]

/** A plate or profile: an outline (counterclockwise) with round holes, of one thickness. */
export type Prism = {
  kind: 'prism'
  outline: Point[]
  thickness: number
  holes: [x: number, y: number, diameter: number][]
  /** The top of a rectangular one as waves over so many control points a side, as forging dies have. */
  waves?: number
}

/** A turned part: cylinders one after another, a through bore, and a circle of holes through the first of them. */
export type Turned = {
  kind: 'turned'
  steps: [diameter: number, length: number][]
  bore?: number
  bolts?: { pitchCircle: number; count: number; diameter: number }
}

export type Part = {
  file: string
  name: string
  number: string
  revision: string
  material: string
  shape: Prism | Turned
}

// oxfmt-ignore
const rectangle = (x: number, y: number, w: number, h: number): Point[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]

const plate = (width: number, height: number, thickness: number, holes: Prism['holes']): Prism => ({
  kind: 'prism',
  outline: rectangle(0, 0, width, height),
  thickness,
  holes,
})

const atCorners = (x: number, y: number, w: number, h: number, diameter: number) =>
  drilled(rectangle(x, y, w, h), diameter)
const drilled = (points: Point[], diameter: number) => points.map(([x, y]): Prism['holes'][number] => [x, y, diameter])

/** Points on a circle about the origin; `turn` moves them on by a part of their distance. */
export const around = (count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

const turned = (steps: Turned['steps'], bore?: number, bolts?: Turned['bolts']): Turned => ({
  kind: 'turned',
  steps,
  bore,
  bolts,
})
const bolts = (count: number, diameter: number, pitchCircle: number) => ({ count, diameter, pitchCircle })

/** Foot and body in one section, as an upright T upside down. */
// oxfmt-ignore
const foot: Point[] = [[0, 0], [220, 0], [220, 24], [180, 24], [180, 165], [40, 165], [40, 24], [0, 24]]
/** A shelf with a step: the tray's end section. */
// oxfmt-ignore
const stepped: Point[] = [[0, 0], [240, 0], [240, 12], [210, 12], [210, 25], [30, 25], [30, 12], [0, 12]]
// oxfmt-ignore
const teeth = Array.from({ length: 24 }, (_, i) =>
  ([[66, -0.3], [76.5, -0.12], [76.5, 0.12], [66, 0.3]] as const).map(([radius, turn]) => around(24, radius, turn)[i]!)).flat()

/** The parts that the story's customers ask for. */
// oxfmt-ignore
export const parts = {
  pumpShaft: { file: 'pump-shaft-80-rev-C', name: 'Pump shaft, series 80', number: 'GFS-0841', revision: 'C', material: 'EN8D', shape: turned([[30, 62], [40, 138], [46, 96], [40, 84]]) },
  bracket: { file: 'bracket-6061-rev-B', name: 'Motor mounting bracket', number: 'GFS-1127', revision: 'B', material: 'Al 6061-T6', shape: plate(90, 60, 12, [...atCorners(10, 10, 70, 40, 9), [45, 30, 28]]) },
  sealHousing: { file: 'seal-housing-316L-rev-A', name: 'Mechanical seal housing', number: 'GFS-0952', revision: 'A', material: 'SS316L', shape: turned([[110, 14], [78, 46]], 48, bolts(4, 9, 94)) },
  splineGauge: { file: 'spline-gauge-D2-rev-A', name: 'Spline gauge blank', number: 'GFS-T-310', revision: 'A', material: 'D2, 58-60 HRC', shape: turned([[95, 22]], 45) },
  adaptorFlange: { file: 'adaptor-flange-rev-D', name: 'Pump adaptor flange', number: 'GFS-0777', revision: 'D', material: 'SG iron 500/7', shape: turned([[190, 18], [130, 24]], 60, bolts(8, 11, 165)) },
  couplingHub: { file: 'coupling-hub-65-rev-A', name: 'Coupling hub, 65 mm bore', number: 'GFS-1203', revision: 'A', material: 'EN24', shape: turned([[145, 20], [98, 62]], 65, bolts(6, 16, 121)) },
  sidePlate: { file: 'side-plate-EN8-rev-B', name: 'Gearbox side plate', number: 'KAM-2214', revision: 'B', material: 'EN8 plate', shape: plate(420, 280, 20, [[137.5, 140, 90], [282.5, 140, 90], ...atCorners(20, 20, 380, 240, 6.8), ...atCorners(150, 20, 120, 240, 6.8)]) },
  impellerShaft: { file: 'impeller-shaft-100-rev-B', name: 'Impeller shaft, series 100', number: 'GFS-0866', revision: 'B', material: 'SS410', shape: turned([[24, 48], [32, 92], [38, 240], [32, 80]]) },
  bearingHousing: { file: 'bearing-housing-6310-rev-A', name: 'Bearing housing', number: 'GFS-0690', revision: 'A', material: 'FG 260', shape: { kind: 'prism', outline: foot, thickness: 68, holes: [[110, 95, 110]] } },
  lanternRing: { file: 'lantern-ring-62-rev-A', name: 'Lantern ring', number: 'GFS-0415', revision: 'A', material: 'LTB2 bronze', shape: turned([[62, 12]], 50) },
  tyneBush: { file: 'tyne-bush-32-rev-E', name: 'Tyne bush', number: 'KAM-0108', revision: 'E', material: 'EN8', shape: turned([[32, 40]], 20.2) },
  dischargeFlange: { file: 'flange-DN80-PN16-rev-B', name: 'Discharge flange DN80', number: 'GFS-0533', revision: 'B', material: 'SS316L', shape: turned([[200, 20], [138, 3]], 81, bolts(8, 18, 160)) },
  panelPlate: { file: 'panel-mounting-plate-rev-A', name: 'Enclosure mounting plate', number: 'GFS-E-044', revision: 'A', material: 'CRCA 2 mm', shape: plate(560, 360, 2, [...atCorners(15, 15, 530, 330, 9), ...atCorners(180, 90, 200, 180, 6.5)]) },
  wearRing: { file: 'wear-ring-138-rev-C', name: 'Wear ring pair', number: 'GFS-0388', revision: 'C', material: 'SS420', shape: turned([[152, 10], [138, 22]], 120) },
  trayInsert: { file: 'tray-insert-POM-rev-A', name: 'Surgical tray insert', number: 'CMT-0021', revision: 'A', material: 'POM-C', shape: { kind: 'prism', outline: stepped, thickness: 180, holes: [] } },
  valveBody: { file: 'air-release-body-rev-A', name: 'Air release valve body', number: 'GFS-1310', revision: 'A', material: 'CF8M', shape: turned([[46, 22], [64, 38], [46, 22]], 25) },
  sprocket: { file: 'sprocket-24T-12B-rev-A', name: 'Sprocket, 24 teeth', number: 'KAM-0931', revision: 'A', material: 'C45', shape: { kind: 'prism', outline: teeth, thickness: 12, holes: [[0, 0, 30], ...drilled(around(4, 45), 11)] } },
} satisfies Record<string, Part>

export type PartKey = keyof typeof parts
