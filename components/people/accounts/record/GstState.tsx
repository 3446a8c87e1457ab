import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { gstinFault, gstState } from '@/lib/terms/gstin'

/** The state that a GST number names, and whether its check digit holds. */
export function GstState({ gstNumber }: { gstNumber: string | null }) {
  if (!gstNumber) return <Fault text="No GST number" />
  const fault = gstinFault(gstNumber)
  const state = gstState(gstNumber)
  if (fault) return <Fault text={[state, fault].filter(Boolean).join(' · ')} />
  return (
    <Row as="span" gap="snug">
      <CircleCheck size={14} color="var(--jw-palette-tone-success-fg)" aria-hidden />
      {state}, check digit OK
    </Row>
  )
}

const Fault = ({ text }: { text: string }) => (
  <Text tone="warning">
    <Row as="span" gap="snug">
      <TriangleAlert size={14} aria-hidden />
      {text}
    </Row>
  </Text>
)
