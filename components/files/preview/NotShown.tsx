import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { useFileWords } from './file-words'
import { fileSize } from '@/lib/terms/format'
import { kindOf } from './kinds'

/** The facts of a file whose format can't be shown. */
export const NotShown = ({ name, size }: { name: string; size: number; href: string }) => {
  const { words, key } = kindOf(name)
  const { say } = useFileWords()
  return (
    <>
      <EmptyState
        art="sheet"
        title={say('file.noPreview', 'This format can’t be previewed')}
        text={say('file.ownProgram', 'Download it to open it in its own program.')}
      />
      <KeyValues
        items={[
          { label: say('file.type', 'Type'), value: say(key, words) },
          { label: say('file.size', 'Size'), value: fileSize(size) },
        ]}
      />
    </>
  )
}
