import type { LucideIcon, LucideProps } from 'lucide-react'

/** An icon of Lucide. What all of them share is said once, in base.css: an icon as it comes says it again in five attributes. */
export const Lucide = ({ icon: Icon, ...props }: LucideProps & { icon: LucideIcon }) => <Icon {...shared} {...props} />

const shared = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}
