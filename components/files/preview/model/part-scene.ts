import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  FrontSide,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh as Surface,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Plane,
  Scene,
  Vector3,
  type Camera,
  type Raycaster,
} from 'three'
import type { Measures, Mesh } from '@/lib/drawing/mesh'

export type Axis = 'X' | 'Y' | 'Z'
/** Where the part is cut: across this axis, at this many mm from its lower end. `other` shows the other half. */
export type Section = { axis: Axis; at: number; other: boolean }
export type Look = { edges: boolean; wireframe: boolean; section: Section | null }
export type Inks = Record<'part' | 'edge' | 'cut' | 'hatch', string>

/** The part with its edges, and how it looks. */
export class PartScene {
  readonly scene = new Scene()
  private readonly plane = new Plane()
  private readonly body = new MeshLambertMaterial({
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  })
  private readonly cut = new MeshBasicMaterial({ side: BackSide })
  private readonly line = new LineBasicMaterial()
  private readonly hatch = { value: new Color() }
  private readonly surface: Surface
  private readonly inside: Surface
  private readonly edges: LineSegments

  constructor(
    mesh: Mesh & { edges: Float32Array },
    private readonly measures: Measures,
  ) {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
    geometry.setIndex(new BufferAttribute(mesh.indices, 1))
    geometry.computeVertexNormals()
    const outlines = new BufferGeometry()
    outlines.setAttribute('position', new BufferAttribute(mesh.edges, 3))

    this.surface = new Surface(geometry, this.body)
    this.inside = new Surface(geometry, this.cut)
    this.edges = new LineSegments(outlines, this.line)
    this.scene.add(this.surface, this.inside, this.edges, new HemisphereLight('#fff', '#bbb', 1.7))
    this.hatched()
  }

  /** A light over the viewer's shoulder. */
  light(camera: Camera) {
    const lamp = new DirectionalLight('#fff', 1.9)
    lamp.position.set(-0.5, 0.9, 1)
    camera.add(lamp)
    this.scene.add(camera)
  }

  look({ edges, wireframe, section }: Look) {
    const closed = this.measures.volume !== null
    const planes = section ? [this.cutAt(section)] : null
    for (const material of [this.body, this.cut, this.line]) {
      if (Boolean(material.clippingPlanes) !== Boolean(planes)) material.needsUpdate = true
      material.clippingPlanes = planes
    }
    this.body.wireframe = wireframe
    this.body.side = section && closed && !wireframe ? FrontSide : DoubleSide
    // Inner faces that are visible through the cut lie exactly at the cut of a closed body: they are drawn as the cut.
    this.inside.visible = Boolean(section) && closed && !wireframe
    this.edges.visible = edges
  }

  ink({ part, edge, cut, hatch }: Inks) {
    this.body.color.set(part)
    this.line.color.set(edge)
    this.cut.color.set(cut)
    this.hatch.value.set(hatch)
  }

  /** The first point of the part that a ray hits, as it is cut; null beside it. */
  hit(ray: Raycaster): Vector3 | null {
    const cuts = this.body.clippingPlanes ?? []
    const hits = ray.intersectObject(this.surface)
    return hits.find(({ point }) => cuts.every((plane) => plane.distanceToPoint(point) >= 0))?.point ?? null
  }

  dispose() {
    for (const thing of [this.surface.geometry, this.edges.geometry, this.body, this.cut, this.line]) thing.dispose()
  }

  private cutAt({ axis, at, other }: Section): Plane {
    const i = 'XYZ'.indexOf(axis)
    const towards = other ? 1 : -1
    this.plane.normal = new Vector3().setComponent(i, towards)
    this.plane.constant = -towards * (this.measures.min[i]! + at)
    return this.plane
  }

  /** A cut is hatched at 45°, as on paper: by the pixel, so that its lines keep their distance at any zoom. */
  private hatched() {
    this.cut.onBeforeCompile = (shader) => {
      shader.uniforms.hatch = this.hatch
      shader.fragmentShader = `uniform vec3 hatch;\n${shader.fragmentShader}`.replace(
        '#include <opaque_fragment>',
        `if (mod(gl_FragCoord.x + gl_FragCoord.y, 10.0) < 1.5) outgoingLight = hatch;
        #include <opaque_fragment>`,
      )
    }
  }
}
