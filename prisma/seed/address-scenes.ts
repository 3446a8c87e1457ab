import { addAddress } from '../../lib/domain/people/addresses/add-address'
import type { DemoAddress } from './story/addresses'
import type { Scene } from './scenes'

/** A customer adds an address; its inquiries from then on go to the first one. */
export const addressScenes = ({ of, day, ...address }: DemoAddress): Scene => ({
  day,
  play: async (stage) => {
    const { id } = await addAddress(stage.who(of), address)
    stage.put('address', of, id)
  },
})
