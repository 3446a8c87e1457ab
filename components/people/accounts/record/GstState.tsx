import { CircleCheck, TriangleAlert } from 'lucide-react'
import { gstinFault, gstState } from '@/lib/terms/gstin'
import css from './record.module.css'

/** The state that a GST number names, and whether its check digit holds. */
export function GstState({ gstNumber }: { gstNumber: string | null }) {
  if (!gstNumber) return <Fault text="No GST number" />
  const fault = gstinFault(gstNumber)
  const state = gstState(gstNumber)
  if (fault) return <Fault text={[state, fault].filter(Boolean).join(' · ')} />
  return (
    <span className={css.mark}>
      <CircleCheck size={14} aria-hidden />
      {state}, check digit OK
    </span>
  )
}

const Fault = ({ text }: { text: string }) => (
  <span className={css.mark} data-fault>
    <TriangleAlert size={14} aria-hidden />
    {text}
  </span>
)
