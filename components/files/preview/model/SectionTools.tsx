import { FlipHorizontal2 } from 'lucide-react'
import { ButtonGroup, GroupButton } from '@/components/ui/controls/ButtonGroup'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useFileWords } from '../file-words'
import type { Triple } from '@/lib/drawing/mesh'
import type { Axis, Section } from './part-scene'
import css from '../preview.module.css'

const AXES: Axis[] = ['X', 'Y', 'Z']

type Props = { section: Section; size: Triple; onChange: (section: Section) => void }

/** Across which axis the part is cut, where, and which half stays. */
export function SectionTools({ section, size, onChange }: Props) {
  const { say } = useFileWords()
  const length = size['XYZ'.indexOf(section.axis)]!
  return (
    <Row gap="medium" className={css.cutting}>
      <ButtonGroup label={say('file.sectionAcross', 'Section across')}>
        {AXES.map((axis, i) => (
          <GroupButton
            key={axis}
            label={say('file.sectionAcrossAxis', `Section across ${axis}`, { axis })}
            pressed={axis === section.axis}
            onClick={() => onChange({ ...section, axis, at: size[i]! / 2 })}
          >
            {axis}
          </GroupButton>
        ))}
      </ButtonGroup>
      <input
        type="range"
        aria-label={say('file.sectionAt', 'Position of the section in mm')}
        min={0}
        max={length}
        step={length / 200 || 1}
        value={section.at}
        onChange={(event) => onChange({ ...section, at: Number(event.target.value) })}
      />
      <output>
        <Text mono size="small">
          {section.at.toFixed(1)} mm
        </Text>
      </output>
      <ButtonGroup label={say('file.half', 'Half')}>
        <GroupButton
          label={say('file.otherHalf', 'Show the other half')}
          pressed={section.other}
          onClick={() => onChange({ ...section, other: !section.other })}
        >
          <FlipHorizontal2 size={16} aria-hidden />
        </GroupButton>
      </ButtonGroup>
    </Row>
  )
}
