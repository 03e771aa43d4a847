"""The literature that reports the misconceptions, by short keys."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Antonini 2001": "S. Antonini: Negation in mathematics: obstacles emerging from an "
        "exploratory study. Proceedings of PME 25, Utrecht 2001.",
        "Atebe 2008": "H. U. Atebe and M. Schäfer: “As soon as the four sides are all equal, then "
        "the angles must be 90° each”. Children's misconceptions in geometry. African Journal of "
        "Research in SMT Education 12 (2008).",
        "Burger 1986": "W. F. Burger and J. M. Shaughnessy: Characterizing the van Hiele levels of "
        "development in geometry. Journal for Research in Mathematics Education 17 (1986).",
        "Clements 1992": "D. H. Clements and M. T. Battista: Geometry and spatial reasoning. In "
        "D. A. Grouws (ed.): Handbook of Research on Mathematics Teaching and Learning, 1992.",
        "Clements 1999": "D. H. Clements, S. Swaminathan, M. A. Z. Hannibal and J. Sarama: Young "
        "children's concepts of shape. Journal for Research in Mathematics Education 30 (1999).",
        "Devichi 2013": "C. Devichi and V. Munier: About the concept of angle in elementary "
        "school: misconceptions and teaching sequences. Journal of Mathematical Behavior 32 "
        "(2013).",
        "Epp 1999": "S. S. Epp: The language of quantification in mathematics instruction. In "
        "L. V. Stiff and F. R. Curcio (eds.): Developing Mathematical Reasoning in Grades K-12, "
        "Reston 1999.",
        "Fischbein 1993": "E. Fischbein: The theory of figural concepts. Educational Studies in "
        "Mathematics 24 (1993).",
        "Foxman 1984": "D. Foxman and G. Ruddock: Concepts and skills: line symmetry and angle. "
        "Mathematics in School 13 (1984).",
        "Fujita 2012": "T. Fujita: Learners' level of understanding of the inclusion relations of "
        "quadrilaterals and prototype phenomenon. Journal of Mathematical Behavior 31 (2012).",
        "Hershkowitz 1990": "R. Hershkowitz: Psychological aspects of learning geometry. In "
        "P. Nesher and J. Kilpatrick (eds.): Mathematics and Cognition, Cambridge 1990.",
        "Hoyles 1997": "C. Hoyles and L. Healy: Unfolding meanings for reflective symmetry. "
        "International Journal of Computers for Mathematical Learning 2 (1997).",
        "Küchemann 1981": "D. Küchemann: Reflections and rotations. In K. M. Hart (ed.): "
        "Children's Understanding of Mathematics: 11-16, London 1981.",
        "Mitchelmore 2000": "M. C. Mitchelmore and P. White: Development of angle concepts by "
        "progressive abstraction and generalisation. Educational Studies in Mathematics 41 (2000).",
        "Monaghan 2000": "F. Monaghan: What difference does it make? Children's views of the "
        "differences between some quadrilaterals. Educational Studies in Mathematics 42 (2000).",
        "Moravcová 2021": "V. Moravcová, J. Robová, J. Hromadová and Z. Halas: Students' "
        "understanding of axial and central symmetry. Journal on Efficiency and Responsibility in "
        "Education and Science 14 (2021).",
        "Papafragou 2003": "A. Papafragou and J. Musolino: Scalar implicatures: experiments at the "
        "semantics-pragmatics interface. Cognition 86 (2003).",
        "Tall 1981": "D. Tall and S. Vinner: Concept image and concept definition in mathematics. "
        "Educational Studies in Mathematics 12 (1981).",
        "Usiskin 2008": "Z. Usiskin and J. Griffin: The Classification of Quadrilaterals: A Study "
        "of Definition. Charlotte 2008.",
        "Villiers 1994": "M. de Villiers: The role and function of a hierarchical classification "
        "of quadrilaterals. For the Learning of Mathematics 14 (1994).",
        "Vinner 1980": "S. Vinner and R. Hershkowitz: Concept images and common cognitive paths in "
        "the development of some simple geometrical concepts. Proceedings of PME 4, Berkeley 1980.",
    }
)
"""Titles in full. What is reported there was not always asked in these words."""
FOUND: Final = frozenset(
    {
        *("Antonini 2001", "Atebe 2008", "Burger 1986", "Clements 1992", "Devichi 2013"),
        *("Epp 1999", "Fujita 2012", "Mitchelmore 2000", "Monaghan 2000", "Moravcová 2021"),
        *("Papafragou 2003", "Tall 1981"),
    }
)
"""Those that were looked up: the work itself, its abstract, or another that tells what it says."""


def reference(key: str) -> str:
    """Return the title of a source, and say so if it is known from memory only.

    >>> reference("Vinner 1980").endswith("(Cited from memory.)")
    True
    """
    return SOURCES[key] if key in FOUND else f"{SOURCES[key]} (Cited from memory.)"
