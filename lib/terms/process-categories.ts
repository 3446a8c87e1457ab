/** What a supplier's main work can be. */
export const PROCESS_CATEGORIES = [
  'CNC Turning',
  'VMC Machining',
  'Laser Cutting',
  'Injection Molding',
  '3D Printing',
  'Sheet Metal Fabrication',
  'Welding',
  'Heat Treatment',
  'Surface Finishing',
  'Assembly',
  'Precision Grinding',
  'EDM Machining',
  'Turning',
  'Milling',
  'Boring',
  'Forging',
  'Casting',
  'Extrusion',
  'Plating',
  'Painting',
] as const

/** The choice and the filter for a category in the supplier's own words. */
export const OTHER_CATEGORY = 'Other'

/** Whether a category is one of the list. */
export const isListedCategory = (category: string) => (PROCESS_CATEGORIES as readonly string[]).includes(category)
