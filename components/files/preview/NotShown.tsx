import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { fileSize } from '@/lib/terms/format'
import { kindOf } from './kinds'

/** The facts of a file whose format can't be shown. */
export const NotShown = ({ name, size }: { name: string; size: number; href: string }) => {
  const { words } = kindOf(name)
  return (
    <>
      <EmptyState
        art="sheet"
        title="This format can’t be previewed"
        text="Download it to open it in its own program."
      />
      <KeyValues
        items={[
          { label: 'Type', value: words },
          { label: 'Size', value: fileSize(size) },
        ]}
      />
    </>
  )
}
