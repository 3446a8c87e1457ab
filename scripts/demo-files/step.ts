import { Brep } from './brep'
import type { Part } from './parts'
import { prismFaces, turnedFaces } from './solid'

/** A quote ends a text in STEP, two stand for one. */
const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** The part in STEP AP214 (ISO 10303-21), in millimetres: a closed solid for each of its bodies, which is mostly one. */
export function stepFile(part: Part, at: Date, bodies: readonly Part['shape'][] = [part.shape]): string {
  const brep = new Brep()
  const solids = bodies.map((shape) => {
    const faces = shape.kind === 'prism' ? prismFaces(brep, shape) : turnedFaces(brep, shape)
    return brep.add(`MANIFOLD_SOLID_BREP(${text(part.name)},${brep.add(`CLOSED_SHELL('',(${faces}))`)})`)
  })
  const items = `(${[brep.place([0, 0, 0]), ...solids]})`
  const shapeOf = brep.add(`ADVANCED_BREP_SHAPE_REPRESENTATION(${text(part.name)},${items},${context(brep)})`)
  const definition = brep.add(`PRODUCT_DEFINITION_SHAPE('','',${product(brep, part)})`)
  brep.add(`SHAPE_DEFINITION_REPRESENTATION(${definition},${shapeOf})`)
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${text(`${part.name}, ${part.material}`)}),'2;1');`,
    `FILE_NAME(${text(`${part.file}.step`)},'${at.toISOString().slice(0, 19)}',(''),(''),'','Jobwork demo','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...brep.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}

function product(brep: Brep, { number, name, revision, material }: Part): string {
  const application = brep.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')")
  brep.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`)
  const mechanical = brep.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)
  const item = brep.add(`PRODUCT(${text(number)},${text(name)},${text(material)},(${mechanical}))`)
  brep.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${item}))`)
  const formation = brep.add(`PRODUCT_DEFINITION_FORMATION(${text(revision)},'',${item})`)
  const design = brep.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
  return brep.add(`PRODUCT_DEFINITION('design','',${formation},${design})`)
}

/** Millimetres, radians, and points that count as one when 0.01 µm apart. */
function context(brep: Brep): string {
  const length = brep.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
  const angle = brep.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const solidAngle = brep.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
  const near = brep.add(`UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-5),${length},'distance_accuracy_value','')`)
  return brep.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${near}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  )
}
