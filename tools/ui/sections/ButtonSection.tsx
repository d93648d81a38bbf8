import { Heart, Plane, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSection() {
  return (
    <Specimens>
      {kinds.map((kind) => (
        <Specimen key={kind} state={kind}>
          <div className="flex flex-wrap gap-3">
            <Button kind={kind}>Plan a trip</Button>
            <Button kind={kind} disabled>
              Disabled
            </Button>
            <Button kind={kind} busy>
              Saving
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen state="with an icon, full width">
        <Button className="w-full">
          <Plane aria-hidden className="size-5" />
          Plan a trip
        </Button>
      </Specimen>
      <Specimen state="link">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/">Primary link</ButtonLink>
          <ButtonLink to="/" kind="secondary">
            Secondary link
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen state="icon: plain, bordered, disabled">
        <div className="flex gap-3">
          <IconButton label="Like">
            <Heart aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Like" bordered>
            <Heart aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Remove" bordered disabled>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Specimen>
    </Specimens>
  );
}
