/**
 * The player uses the page's font and text color. `--hearthcast-accent` colors what is played and pressed.
 */
export const playerStyles = `
:host{display:block;max-width:40rem;color:inherit;font:inherit;line-height:1.4;--accent:var(--hearthcast-accent,currentColor);--line:color-mix(in srgb,currentColor 25%,transparent)}
:host([hidden]){display:none}
*{box-sizing:border-box}
section,p[role]{margin:0;padding:1rem;border:1px solid var(--line);border-radius:var(--hearthcast-radius,.75rem)}
p[role]+slot{display:block;padding:.5rem 0}
header{display:flex;gap:1rem;align-items:center}
header div{min-width:0;overflow-wrap:anywhere}
header p,footer p{margin:0;font-size:.875em}
.title{font-size:1.125em;font-weight:700}
button,select{font:inherit;color:inherit;background:none;border:0;border-radius:.5rem;cursor:pointer;min-height:2.75rem;min-width:2.75rem}
select{border:1px solid var(--line);padding:0 .5rem}
option{color:CanvasText;background:Canvas}
button:hover,summary:hover{background:color-mix(in srgb,currentColor 10%,transparent)}
:focus-visible,.wave:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.wave :focus-visible{outline:0}
.play{flex:none;width:3.5rem;height:3.5rem;border:2px solid var(--accent);border-radius:50%;color:var(--accent);display:grid;place-items:center}
svg{fill:currentColor;display:block}
.play svg{width:1.75rem;height:1.75rem}
.wave{position:relative;margin-top:.75rem;border-radius:.25rem}
.wave svg{width:100%;height:3rem;fill:none;stroke:currentColor;stroke-width:2;opacity:.45}
.wave svg+svg{position:absolute;inset:0;stroke:var(--accent);opacity:1;clip-path:inset(0 calc(100% - var(--played,0%)) 0 0)}
.wave input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;margin:.25rem 0 .75rem}
.time{font-variant-numeric:tabular-nums;font-size:.875em;margin-inline-end:auto}
details{border-top:1px solid var(--line)}
summary{cursor:pointer;font-weight:600;padding:.75rem .25rem;border-radius:.5rem}
ol{list-style:none;margin:0;padding:0 0 .5rem;max-height:18rem;overflow:auto}
ol button{display:flex;gap:.75rem;width:100%;padding:.5rem;text-align:start;align-items:baseline}
ol small{font-variant-numeric:tabular-nums;min-width:2.5rem}
[aria-current]{font-weight:700}
footer{border-top:1px solid var(--line);padding-top:.75rem;display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:center}
a{color:inherit;text-underline-offset:.25em}
[role=alert]{margin:.5rem 0 0;font-weight:600}
`;
